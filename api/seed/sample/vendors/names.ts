/** First and last names that go together, and their language. */
export interface Community {
  language: string;
  share: number;
  women: string[];
  men: string[];
  families: string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Names for invented people; any likeness is chance. */
export const communities: Community[] = [
  {
    language: 'Kannada',
    share: 38,
    women: words(`Anitha Bhavya Chaitra Deepika Gowri Hema Kavitha Lakshmi Mamatha Nandini
      Pavithra Rashmi Roopa Sahana Savitha Shilpa Shwetha Sudha Sushma Vanitha`),
    men: words(`Anand Arun Basavaraj Chethan Darshan Ganesh Girish Harish Karthik Kiran
      Mahesh Manjunath Nagaraj Naveen Prakash Raghavendra Santosh Shivakumar Sunil Vinay`),
    families: words(`Gowda Hegde Shetty Bhat Rao Murthy Shastry Hiremath Patil Kulkarni
      Desai Joshi Kamath Pai Nayak Acharya Swamy Urs Poojary Bangera
      Alva Rai Kini Prabhu Mallya Angadi Biradar Kadam Naik Hosamani`),
  },
  {
    language: 'Tamil',
    share: 15,
    women: words(`Abirami Bhuvana Chitra Devi Ezhil Gayathri Ilakkiya Janaki Kalaivani Kokila
      Malar Meena Nithya Padma Revathi Saranya Selvi Tamilselvi Uma Yamuna`),
    men: words(`Arumugam Balaji Chandran Dinesh Elango Gopal Ilango Jayakumar Kannan Karthikeyan
      Murugan Palani Prabhu Rajesh Saravanan Senthil Sivakumar Suresh Vel Vignesh`),
    families: words(`Subramanian Raman Natarajan Krishnan Sundaram Venkatesan Iyer Iyengar Pillai
      Mudaliar Chettiar Nadar Thevar Gounder Arunachalam Balasubramanian Chidambaram Ganesan
      Govindan Jayaraman Kumaraswamy Lakshmanan Manickam Narayanan Palaniappan Rajagopal
      Ramasamy Shanmugam Sivaraman Thangavel`),
  },
  {
    language: 'Telugu',
    share: 14,
    women: words(`Aparna Bhargavi Divya Durga Harika Jyothi Keerthi Lavanya Madhavi Mounika
      Neelima Pallavi Prasanna Ramya Sailaja Sirisha Sravani Swapna Sowmya Vasavi`),
    men: words(`Ajay Bhaskar Chandrasekhar Durgaprasad Harsha Jagadish Kalyan Krishna Madhav Mohan
      Narasimha Pavan Phani Ramesh Ravi Sai Srinivas Sudheer Teja Venkat`),
    families: words(`Reddy Naidu Chowdary Varma Raju Sastry Sarma Prasad Kumar Babu
      Goud Yadav Setty Gupta Konda Yerram Polavarapu Kondapalli Vemuri Nandamuri
      Gollapudi Tanikella Mantena Dasari Bandaru Kolluru Pasupuleti Gadde Vadlamani Ponnapalli`),
  },
  {
    language: 'Hindi',
    share: 16,
    women: words(`Aarti Anjali Archana Asha Geeta Jaya Kiran Komal Manisha Neha
      Nisha Pooja Preeti Priya Rekha Ritu Seema Shalini Sunita Vandana`),
    men: words(`Abhishek Ajit Amit Anil Ashok Deepak Gaurav Hemant Manoj Mukesh
      Nitin Pankaj Rahul Rakesh Sandeep Sanjay Shyam Sumit Vijay Vikas`),
    families: words(`Sharma Verma Mishra Tiwari Pandey Dubey Shukla Tripathi Agarwal Bansal
      Goyal Jain Mehta Malhotra Kapoor Khanna Chopra Sethi Bhatia Arora
      Singh Chauhan Rathore Thakur Saxena Srivastava Mathur Bhardwaj Chaturvedi Dixit`),
  },
  {
    language: 'Urdu',
    share: 9,
    women: words(`Aisha Amina Asma Farah Farida Fathima Hina Mehjabeen Naseema Nazia
      Rehana Ruksana Sabiha Salma Sameena Shabana Shaheen Tabassum Yasmeen Zainab`),
    men: words(`Abdul Adil Aftab Ahmed Arif Asif Faisal Imran Irfan Javed
      Khaleel Mansoor Mohsin Nadeem Rafiq Rizwan Salman Shakeel Tariq Zubair`),
    families: words(`Ahmed Ali Ansari Baig Farooqui Hussain Iqbal Jabbar Kazi Khan
      Khaleel Latif Malik Mirza Nawaz Pasha Qureshi Rahman Rashid Saheb
      Sait Sayeed Shaikh Shariff Siddiqui Syed Usman Wahab Yusuf Zaidi`),
  },
  {
    language: 'Malayalam',
    share: 8,
    women: words(`Alice Anna Beena Celine Diana Elizabeth Grace Jessy Leena Lissy
      Maria Mercy Molly Rachel Reena Rose Sheela Sherin Susan Teresa`),
    men: words(`Abraham Ajo Alex Anthony Benny Cyril George Jacob James John
      Joseph Joy Mathew Paul Philip Roy Sebastian Stephen Thomas Varghese`),
    families: words(`Abraham Alexander Chacko Cherian Cyriac DSouza Dias Fernandes George Jacob
      James John Joseph Kurian Kuruvilla Lobo Mathai Mathew Mascarenhas Ninan
      Oommen Pereira Pinto Philip Rodrigues Samuel Sequeira Thomas Varghese Zachariah`),
  },
];

/** Words in names of shops, clinics and offices. */
export const houseNames = words(`Nandi Tulasi Chaitanya Sanjeevini Kaveri Tunga Sahyadri Malnad
  Lotus Banyan Neem Sampige Parijata Suvarna Amrutha Arogya Ananda Prerana Samruddhi Navodaya
  Vismaya Jyothi Udaya Kiran Vidya Nisarga Spandana Swasti Ashraya Belaku`);
